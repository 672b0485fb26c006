import java.util.List;
import java.util.Map;

public final class TryBlockCards {
    public static void main(String[] args) {
        List<String> ids = List.of("trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ", "trx_01KF0GP8D2C6H4J9S1W7E3B5NA");
        try {
            List<String> protocol = BlockCards.block(ids, "7", body -> {
                String json = "{\"action\":\"add\",\"transaction_id\":\"" + body.get("transaction_id") + "\",\"reason\":\"fraud\"}";
                return Map.of("changed", Gateway.post("/v1/cards/blacklist", json).contains("\"changed\":true"));
            });
            protocol.forEach(line -> System.out.print(line.replaceFirst("trx_\\w+ ", "") + "; "));
        } catch (Exception e) {
            System.out.print("throws " + e);
        }
    }
}
