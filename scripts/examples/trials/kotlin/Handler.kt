import callbacks.verifyCallback
import java.io.File
import java.math.BigDecimal
import java.util.Base64

fun main() {
    val secret = System.getenv("GATEWAY_CALLBACK_SECRET")
    val handler = Handler()
    for (line in File(System.getenv("DELIVERIES")).readLines()) {
        val f = line.split("\t")
        handler.attempts.getOrPut(f[8]) {
            Attempt(f[18].toInt(), BigDecimal(f[1]), f[2], if (f[19] == "none") null else BigDecimal(f[19]))
        }
        val before = handler.jobs.size
        val genuine = verifyCallback(Base64.getDecoder().decode(f[6]), f[3], f[4], f[5], secret, f[4].toLong())
        val data = Payment(f[8], f[7], f[9].toInt(), f[10], f[11].toInt(), f[16].toInt(),
            BigDecimal(f[12]), f[13], BigDecimal(f[14]), f[15], BigDecimal(f[17]))
        val code = if (genuine) handler.handle(f[3], "transaction.${f[10]}", data) else 401
        val kind = if (handler.jobs.size == before) "nothing" else handler.jobs.getValue(f[8]).replace(" and ", " ")
        println(f[0] + "\t" + if (code != 200) "refused" else kind)
    }
}
