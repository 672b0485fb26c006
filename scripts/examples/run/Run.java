import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;

/** Calls the main method of every class, one after the other; writes NAME.ok or NAME.err into the working directory. */
public final class Run {
    public static void main(String[] names) throws Exception {
        for (String name : names) {
            try {
                Method main = Class.forName(name).getMethod("main", String[].class);
                main.invoke(null, (Object) new String[0]);
                Files.writeString(Path.of(name + ".ok"), "");
            } catch (InvocationTargetException failed) {
                Files.writeString(Path.of(name + ".err"), failed.getCause().toString());
            } catch (Throwable broken) {
                Files.writeString(Path.of(name + ".err"), broken.toString());
            }
        }
    }
}
